/** On every file; a content security policy comes beside it. */
export const fileSecurityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
} as const;

/** On every page, which runs scripts, asks for files and leads elsewhere. */
export const pageSecurityHeaders = {
  ...fileSecurityHeaders,
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
} as const;

/** Only behind TLS: over plain HTTP browsers must ignore it. Two years. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";
