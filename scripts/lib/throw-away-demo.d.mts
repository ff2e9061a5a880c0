/** Starts `npm run demo` with a folder and a port of its own; `environment` is null when it did not start. */
export function startThrowAwayDemo(
  folder: string,
): Promise<{ environment: { PERRON_URL: string; PERRON_DATA_DIR: string; PERRON_LOGINS: string } | null }>
