export interface ReaderEnv {
  DB: D1Database;
  IMAGES: R2Bucket;
  LOG?: string;
  MODELS: Fetcher;
}
