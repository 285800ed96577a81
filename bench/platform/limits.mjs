// Limits of Cloudflare's platform which the local runtime does not keep, or keeps without telling a test. Each with its
// source; all were read on 29 November 2026, in stored copies. What was found and changed: docs/operations.md.

// https://developers.cloudflare.com/d1/platform/limits/
export const d1 = {
  /** Bytes of a string, a BLOB or a row. The local runtime lets some 10% more pass. */
  maxValueBytes: 2_000_000,
  maxStatementBytes: 100_000,
  maxParameters: 100,
  /** The local runtime allows 127. */
  maxFunctionArguments: 32,
  /** Statements an invocation, those of a batch one by one. 50 on the free plan. */
  maxQueries: 1000,
  maxResultBytes: 50_000_000,
};

// https://developers.cloudflare.com/workers/platform/limits/
export const worker = {
  /** By default on the paid plan, 1,000 until February 2026. The free plan has 50 to other sites, 1,000 to Cloudflare's services. */
  maxSubrequests: 10_000,
  /**
   * Connections of an invocation that wait for headers. The platform makes a seventh wait, without an error, while its
   * timeout runs (https://developers.cloudflare.com/changelog/2026-04-09-relaxed-connection-limiting/).
   */
  maxWaiting: 6,
  maxRequestBytes: 100_000_000,
  maxResponseHeaderBytes: 128_000,
};

// https://developers.cloudflare.com/queues/platform/limits/
export const queue = {
  /** 1 KB is 1,000 bytes there, and up to 100 bytes of each message are the platform's. */
  maxMessageBytes: 128_000 - 100,
  maxMessages: 100,
  maxBatchBytes: 256_000,
};

// https://developers.cloudflare.com/r2/platform/limits/
export const r2 = {
  maxKeyBytes: 1024,
  maxMetadataBytes: 8192,
  /** Keys in one `delete`: https://developers.cloudflare.com/r2/api/workers/workers-api-reference/ */
  maxDeletedKeys: 1000,
};

// https://developers.cloudflare.com/durable-objects/platform/limits/ has the limits of SQL, which are D1's.
export const room = {
  /** https://developers.cloudflare.com/durable-objects/best-practices/websockets/; the local runtime allows 16 KB. */
  maxAttachmentBytes: 2048,
  /** https://developers.cloudflare.com/durable-objects/api/state/ */
  maxTags: 10,
  maxTagLength: 256,
};
