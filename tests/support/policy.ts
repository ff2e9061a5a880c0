/** The sources of one directive in a Content-Security-Policy header; several policies are combined. */
export function sourcesFor(header: string | null, directive: string): string[] {
  const directives = (header ?? '').split(/[;,]/).map((each) => each.trim().split(/\s+/))
  return directives.filter(([name]) => name === directive).flatMap(([, ...sources]) => sources)
}
