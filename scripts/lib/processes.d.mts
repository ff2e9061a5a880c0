/** Ends all processes that were started. */
export function endAll(): Promise<void>
