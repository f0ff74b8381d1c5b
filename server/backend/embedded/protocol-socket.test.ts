import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { ConnectionLost, sendOn } from "../pool.ts";
import { openMember } from "../postgres-client.ts";
import { protocolSocket } from "./protocol-socket.ts";

test("a statement whose connection ends quietly before its first answer is lost, not sent once more", async () => {
  let connections = 0;
  const process = createServer((socket) => {
    connections += 1;
    // It has read who connects, and ends without a word.
    socket.once("data", () => socket.end());
  }).listen(0, "127.0.0.1");
  await once(process, "listening");
  const { port } = process.address() as AddressInfo;
  const member = openMember("postgres://postgres@localhost/postgres", {
    socket: () => protocolSocket(Promise.resolve(connect(port, "127.0.0.1"))),
  });
  await expect(sendOn(member, member.client.unsafe("select 1"))).rejects.toThrow(ConnectionLost);
  expect(connections).toBe(1);
  expect(member.generation).toBe(1);
  await member.client.end({ timeout: 0 });
  process.close();
});

test("a connection that cannot be had loses its statement", async () => {
  const member = openMember("postgres://postgres@localhost/postgres", {
    socket: () => protocolSocket(Promise.reject(new ConnectionLost())),
  });
  await expect(sendOn(member, member.client.unsafe("select 1"))).rejects.toThrow(ConnectionLost);
  await member.client.end({ timeout: 0 });
});
