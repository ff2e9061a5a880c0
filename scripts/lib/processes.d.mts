interface StartOptions {
  cwd?: string
  env?: Record<string, string | undefined>
}

/** Ends all processes that were started. */
export function endAll(): Promise<void>

/** Runs a command as a step with progress; throws when it fails. */
export function runOrStop(
  name: string,
  command: string,
  args: readonly string[],
  options?: StartOptions,
): Promise<{ lines: string[] }>

/** Starts a command that keeps running; `line` is the first one with this beginning, null when the command ended. */
export function startUntil(
  name: string,
  beginning: string,
  command: string,
  args: readonly string[],
  options?: StartOptions,
): Promise<{ line: string | null }>
