export interface ReaderEnv {
  DB: D1Database;
  IMAGES: R2Bucket;
  /** How lines of the log are printed. */
  LOG?: string;
  /** The web worker, whose static files hold the engine's models. */
  MODELS: Fetcher;
}
