export interface Tree {
  [name: string]: string | Tree
}
export const mergedFolder: string
export function readSiteMessages(root: string, codes: readonly string[]): Map<string, Tree>
export function mergeTexts(texts: Tree, ownTexts: Tree): Tree
export function mergedMessages(root: string, codes: readonly string[]): Map<string, string>
