/** Sections of a Markdown text by their heading of the second level, with that heading; what is before them is not one. */
function splitSections(text: string): { before: string; sections: Map<string, string> } {
  const [before = '', ...parts] = text.split(/^(?=## )/m)
  return { before, sections: new Map(parts.map((part) => [part.slice(3, part.indexOf('\n')), part.trim()])) }
}

/** All sections of a text, as a text. @internal for the faults, which are tests */
export const sectionsOf = (text: string): string => [...splitSections(text).sections.values()].join('\n\n')

/** The text with a section in the place of the one with the same heading, or at its end. */
export function withSection(text: string, heading: string, body: string): string {
  const { before, sections } = splitSections(text)
  sections.set(heading, `## ${heading}\n\n${body.trim()}`)
  return `${[before.trim(), ...sections.values()].join('\n\n')}\n`
}
