interface FontFile {
  font: string
  subset: 'latin' | 'latin-ext'
  source: string
  name: string
}

export function readShelf(
  root: string,
): Record<string, { name: string; kind: 'sans' | 'serif'; isOfHeadings?: boolean }>
export function fontFiles(root: string): FontFile[]
export function copyFonts(root: string): void
