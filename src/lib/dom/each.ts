/** Runs a function for every element of the page that has this data attribute, given as in `data-saved-count`. */
export function each(name: string, run: (found: HTMLElement) => void): void {
  for (const found of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) run(found)
}
