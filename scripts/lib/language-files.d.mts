export function languageFiles(root: string): Map<string, string>
export function writeLanguageFiles(root: string): void
