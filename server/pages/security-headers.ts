/** On every answer; the content security policy of pages comes beside it. */
export const securityHeaders = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
} as const;

/** Only behind TLS: over plain HTTP browsers must ignore it. Two years. */
export const strictTransportSecurity = "max-age=63072000; includeSubDomains";
