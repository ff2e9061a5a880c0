/** Runs a function for every element of the page that has this data attribute, given as in `data-saved-count`. */
export function each(name: string, run: (element: HTMLElement) => void): void {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-${name}]`)) run(element)
}
