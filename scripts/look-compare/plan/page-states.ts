import {
  check,
  click,
  desk,
  field,
  fill,
  inDialog,
  link,
  phone,
  press,
  radio,
  tab,
  waitFor,
  type Scene,
  type Step,
} from "./scene.ts";

function stateOf(name: string, address: string, ...steps: readonly Step[]): Scene {
  return { name: `state-${name}`, address, steps };
}

const call15 = [press(/^Schedule Call$/), waitFor(inDialog(radio(/\d:\d\d/)))];
const partner30 = [press(/^Schedule a Call$/), waitFor(inDialog(radio(/\d:\d\d/)))];
const openFolds = click("main form details:not([open]) > summary");

/** What visitors open, choose and get wrong on public pages. */
export const pageStateScenes: readonly Scene[] = [
  { ...stateOf("menu", "/", press("Open menu")), widths: [phone] },
  { ...stateOf("menu-inner-page", "/pricing", press("Open menu")), widths: [phone] },
  { ...stateOf("scrolled-header", "/pricing", ["scroll", "footer"]), fullPage: false },
  {
    ...stateOf(
      "home-card-open",
      "/",
      click('main details > summary:has-text("More") >> visible=true'),
    ),
    widths: [desk],
  },
  stateOf("pricing-question", "/pricing", click('text="Can I change my plan later?"')),
  stateOf("pricing-packages", "/pricing", click(link("One-time packages"))),
  // A moment later it is the order's page.
  { ...stateOf("pricing-processing", "/pricing", press(/^Choose Professional$/)), settle: 1 },
  stateOf("contact-errors", "/contact", press("Send message")),
  stateOf("contact-filled", "/contact?projectType=healthcare&demo=healthcare"),
  stateOf("contact-call", "/contact", ...call15),
  stateOf("contact-call-errors", "/contact", ...call15, press("Book this call")),
  stateOf("partners-call", "/partners", ...partner30),
  stateOf("calls-unknown", `/calls#${"a1".repeat(32)}`),
  stateOf("application-errors", "/application-form", press("Submit application")),
  stateOf("application-folds", "/application-form", openFolds, openFolds),
  stateOf("purchase-package", "/purchase?package=professional"),
  stateOf("purchase-plan", "/purchase?plan=enterprise"),
  stateOf("purchase-errors", "/purchase?package=starter", press("Place order")),
  stateOf("auth-partner-errors", "/auth?type=partner", press("Apply and create account")),
  stateOf("auth-engineers", "/auth", check(radio("Engineering portal"))),
  stateOf(
    "auth-engineers-errors",
    "/auth",
    check(radio("Engineering portal")),
    click("role=form[name=/Engineering/] >> role=button[name=/Apply and create/]"),
  ),
  ...["Status", "Contact", "Resources"].map((name) =>
    stateOf(`support-${name.toLowerCase()}`, "/support", click(tab(name))),
  ),
  stateOf("support-errors", "/support#contact", press("Send message")),
  stateOf("support-search", "/support", fill("role=searchbox", "invoice")),
  stateOf("support-search-nothing", "/support", fill("role=searchbox", "zeppelin")),
  stateOf("newsletter-errors", "/blog", press("Subscribe")),
  stateOf("newsletter-unsubscribe", "/blog?newsletter=unsubscribe&token=0123456789abcdef"),
  stateOf("blog-category", "/blog?category=design"),
  stateOf("blog-empty-category", "/blog?category=gardening"),
  stateOf("job-errors", "/careers/product-designer", press("Send application")),
  ...["Guides", "Examples"].map((name) =>
    stateOf(`documentation-${name.toLowerCase()}`, "/documentation", click(tab(name))),
  ),
  ...["Users", "Payments", "Analytics", "Webhooks"].map((name) =>
    stateOf(`api-${name.toLowerCase()}`, "/api", click(tab(name))),
  ),
  stateOf("api-rust", "/api", ["force", radio("Rust")]),
  stateOf("article-copied", "/blog/webhooks-that-arrive-exactly-once", press("Copy link")),
  stateOf("login-errors", "/login", press("Sign In")),
  stateOf(
    "login-refused",
    "/login",
    fill(field("email"), "nobody@perilune.example"),
    fill(field("password"), "not-the-password"),
    press("Sign In"),
  ),
  ...["forgot", "reset", "invite", "confirm"].map((view) =>
    stateOf(
      `login-${view}`,
      `/login?view=${view}&token=${"a1".repeat(32)}&token_hash=${"a1".repeat(32)}`,
    ),
  ),
  ...["/blog/webhooks-that-arrive-exactly-once", "/press/forty-thousand-users", "/terms"].map(
    (address) => ({
      ...stateOf(`print${address.replaceAll("/", "-")}`, address, ["media", "print"]),
      widths: [desk],
    }),
  ),
];
