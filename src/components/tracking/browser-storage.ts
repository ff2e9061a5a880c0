type Area = 'localStorage' | 'sessionStorage'

/** Reads a value; null where the browser keeps nothing or refuses to be asked, as in some private modes. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Keeps a value, or forgets it with null; where the browser keeps nothing it holds for this page only. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // What was chosen still holds in the page that is open.
  }
}
