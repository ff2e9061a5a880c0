/** Removes a parameter from the URL of the page that is shown, without loading it again. */
export function dropParameter(name: string): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(name)) return
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}
