/** A step of the editor that is taken back, or carried out again. */
export type Direction = 'undo' | 'redo'

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The direction that a key asks for: Ctrl Z (Cmd Z), Ctrl Shift Z (Cmd Shift Z), Ctrl Y; null for other keys. */
export function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): Direction | null {
  if (altKey || ctrlKey === metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  // Cmd Y is the browser's.
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
