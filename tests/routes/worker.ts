// By a name that the type checker does not follow: the build is not there when types are checked.
const entry = './limited-main.mjs';

interface Handler extends Required<Pick<ExportedHandler<Env>, 'queue' | 'scheduled'>> {
  fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response>;
}

/** The worker itself, to call with another environment than that of `SELF`. */
export const worker = (await import(entry)).default as Handler;
