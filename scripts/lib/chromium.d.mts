export declare function systemBrowser(): string | undefined

/** The path of a working Chromium, or null. */
export function findChromium(): Promise<string | null>
