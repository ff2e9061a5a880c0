export function codesIn(root: string): string[]
export function languageFiles(root: string): Map<string, string>
export function writeFiles(root: string, files: Map<string, string>): void
export function writeLanguageFiles(root: string): void
