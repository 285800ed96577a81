export interface ReaderEnv {
  DB: D1Database;
  IMAGES: R2Bucket;
  /** The web worker, whose static files hold the engine's models. */
  MODELS: Fetcher;
}
