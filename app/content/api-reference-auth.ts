import type { ApiSection } from "./api-reference.ts";

export const apiAuthSection = {
  id: "auth",
  label: "Auth",
  intro:
    "Exchange the id and the secret of your client for a token, and send the token with every request. A token is good for an hour. Do this on your server: whoever reads the secret is you.",
  endpoints: [
    {
      id: "exchange-token",
      method: "POST",
      path: "/auth/token",
      title: "Exchange credentials for a token",
      text: "Ask once and keep the token until it expires; a new one for every request soon meets the rate limit.",
      parameters: [
        { name: "client_id", type: "string", text: "Names your client. Not a secret." },
        { name: "client_secret", type: "string", text: "Shown once, when the client is made." },
        { name: "grant_type", type: "string", text: "Always `client_credentials`." },
      ],
      request: {
        path: "/auth/token",
        result: "grant",
        isAuthorised: false,
        body: {
          client_id: "cl_example",
          client_secret: { env: "CLIENT_SECRET" },
          grant_type: "client_credentials",
        },
      },
      response: {
        access_token: "example-token",
        token_type: "Bearer",
        expires_in: 3600,
        scope: "users payments analytics",
      },
    },
  ],
  errors: [
    {
      status: 400,
      code: "unsupported_grant_type",
      text: "`grant_type` is missing or another one.",
    },
    {
      status: 401,
      code: "invalid_client",
      text: "The id and the secret do not belong together.",
    },
    { status: 401, code: "invalid_token", text: "Expired or unknown token. Ask for a new one." },
  ],
} as const satisfies ApiSection;

export const apiUsersSection = {
  id: "users",
  label: "Users",
  intro:
    "People who can sign in to the application. An address belongs to one user; the role decides which rows of the database the user can reach.",
  endpoints: [
    {
      id: "get-user",
      method: "GET",
      path: "/users/{id}",
      title: "Get a user",
      text: "The user as your client may see it. Fields outside its scope are left out, not empty.",
      parameters: [{ name: "id", type: "string", text: "As returned when the user was created." }],
      request: { path: "/users/usr_7kd2", result: "user", isAuthorised: true },
      response: {
        id: "usr_7kd2",
        email: "maya@ortegaclinics.example",
        name: "Maya Ortega",
        role: "editor",
        created_at: "2025-11-12T09:30:00Z",
      },
    },
    {
      id: "create-user",
      method: "POST",
      path: "/users",
      title: "Create a user",
      text: "Makes the account and sends an invitation. The user chooses a password; no request ever carries one.",
      parameters: [
        {
          name: "email",
          type: "string",
          text: "Not yet in use. Compared without regard to case.",
        },
        { name: "name", type: "string", text: "As shown to other users." },
        {
          name: "role",
          type: "string",
          isOptional: true,
          text: "`viewer`, `editor` or `admin`. The default is `viewer`.",
        },
      ],
      request: {
        path: "/users",
        result: "user",
        isAuthorised: true,
        idempotencyKey: "invite-4711",
        body: { email: "maya@ortegaclinics.example", name: "Maya Ortega", role: "editor" },
      },
      response: {
        id: "usr_7kd2",
        email: "maya@ortegaclinics.example",
        role: "editor",
        status: "invited",
      },
    },
  ],
  errors: [
    { status: 404, code: "user_not_found", text: "No such user, or not in your client's reach." },
    { status: 409, code: "email_taken", text: "A user with this address exists already." },
    { status: 422, code: "unknown_role", text: "The application has no role of this name." },
  ],
} as const satisfies ApiSection;
