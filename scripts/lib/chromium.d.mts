export declare function systemBrowser(): string | undefined
