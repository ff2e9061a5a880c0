/** The sources a Content-Security-Policy header names for one kind of thing; several policies are read together. */
export function sourcesFor(header: string | null, directive: string): string[] {
  const directives = (header ?? '').split(/[;,]/).map((each) => each.trim().split(/\s+/))
  return directives.filter(([name]) => name === directive).flatMap(([, ...sources]) => sources)
}
