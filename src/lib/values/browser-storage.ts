type Area = 'localStorage' | 'sessionStorage'

/** Reads a value; null where the browser stores nothing or refuses access, as in some private modes. */
export function readStored(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it with null. Does nothing where the browser stores nothing. */
export function writeStored(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) window[area].removeItem(key)
    else window[area].setItem(key, value)
  } catch {
    // The choice still applies to the open page.
  }
}
