import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { generate } from "selfsigned";
import { freePort } from "../../support/free-port.ts";

const places = [
  "/usr/sbin",
  "/usr/local/sbin",
  ...(process.env["PATH"] ?? "").split(path.delimiter),
];

/** The program, where this machine has it. */
export const dovecotProgram: string | undefined = places
  .map((folder) => path.join(folder, "dovecot"))
  .find((program) => existsSync(program));

export type Dovecot = {
  /** Without encryption, on this machine alone. */
  readonly url: string;
  /** With it; a process has to be told of the certificate. */
  readonly secureUrl: string;
  readonly certificate: string;
  deliver(raw: string): void;
  stop(): Promise<void>;
};

const password = "secret-word";

/** Dovecot 2.3 in a temporary folder, with one mailbox, as a user without rights when we are root. */
export async function startDovecot(program: string): Promise<Dovecot> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "perilune-dovecot-"));
  const isRoot = process.getuid?.() === 0;
  const [uid, gid] = isRoot ? [65_534, 65_534] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const give = (place: string) => isRoot && chownSync(place, uid, gid);
  const mail = path.join(folder, "mail");
  for (const name of ["", "run", "state", "mail", "mail/cur", "mail/new", "mail/tmp"]) {
    mkdirSync(path.join(folder, name), { recursive: true });
    give(path.join(folder, name));
  }
  chmodSync(folder, 0o755);
  const names = [{ name: "commonName", value: "localhost" }];
  const { private: key, cert } = await generate(names, { keyType: "ec", algorithm: "sha256" });
  const certificate = path.join(folder, "certificate.pem");
  const config = path.join(folder, "dovecot.conf");
  const [port, securePort] = [await freePort(), await freePort()];
  const user = isRoot ? "nobody" : os.userInfo().username;
  const group = isRoot ? "nogroup" : String(gid);
  writeFileSync(certificate, cert);
  writeFileSync(path.join(folder, "key.pem"), key);
  writeFileSync(config, configuration({ folder, user, group, uid, gid, port, securePort }));
  for (const name of ["certificate.pem", "key.pem", "dovecot.conf"]) give(path.join(folder, name));
  const child = spawn(program, ["-F", "-c", config], { uid, gid, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  let delivered = 0;
  return {
    url: `imap://hello:${password}@127.0.0.1:${port}`,
    secureUrl: `imaps://hello:${password}@localhost:${securePort}`,
    certificate,
    deliver(raw) {
      delivered += 1;
      const name = `${Date.now()}.${process.pid}_${delivered}.here`;
      writeFileSync(path.join(mail, "tmp", name), raw);
      give(path.join(mail, "tmp", name));
      renameSync(path.join(mail, "tmp", name), path.join(mail, "new", name));
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Values = {
  readonly folder: string;
  readonly user: string;
  readonly group: string;
  readonly uid: number;
  readonly gid: number;
  readonly port: number;
  readonly securePort: number;
};

function configuration({ folder, user, group, uid, gid, port, securePort }: Values): string {
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
mail_location = maildir:${folder}/mail
ssl = yes
ssl_cert = <${folder}/certificate.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${securePort}
    ssl = yes
  }
}
`;
}
