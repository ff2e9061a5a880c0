/** The code of the studio and its style sheets. */
export const isStudio = (file: string): boolean => /^src\/(?:studio|features\/[^/]+\/studio)\//.test(file)

/** Beginnings of our classes in the studio, and the class of a package that documents it for styles. */
const ownClass = /^(?:(?:studio|map|is)(?:[-_]|$)|ReactCrop)/

const classInStyles = /\.(-?[a-zA-Z_][\w-]*)/g
/** In code a text such as `.pdf` or `.title` is no class: those of Payload and its packages have several parts. */
const classInCode = /(?:^|[\s,(>+~])\.([a-zA-Z]\w*(?:-{1,2}|__)[\w-]*)/g

/** Ids that Payload gives to fields, rows, columns and buttons. */
const id = /#((?:field|action|heading|live-preview)-[\w-]*)/g
const idInCode = /^(?:field-|blocks-row-|-row-)$|\[id\^="([\w-]+)"/

const isForeign = (name: string | undefined): name is string => name !== undefined && !ownClass.test(name)

const namesIn = (text: string, pattern: RegExp, sign: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => (isForeign(name) ? [`${sign}${name}`] : []))

/** Classes and ids of Payload's studio, and of the packages in it, in the selectors of a style sheet. */
export const selectorsInStyles = (css: string): string[] => [
  ...namesIn(css, classInStyles, '.'),
  ...namesIn(css, id, '#'),
]

/** The same in a text of a program. */
export function selectorsInCode(text: string): string[] {
  if (/[/;@]/.test(text)) return []
  const row = idInCode.exec(text)
  const toast = /\[(data-sonner[\w-]*)/.exec(text)
  return [
    ...namesIn(text, classInCode, '.'),
    ...namesIn(text, id, '#'),
    ...(row ? [`#${row[1] ?? row[0]}`] : []),
    ...(toast ? [`[${toast[1]}]`] : []),
  ]
}
