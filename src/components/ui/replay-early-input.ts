export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** Whether a control has another value than the server rendered. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    // Without a default the browser selects the first option.
    const first = options.findIndex(({ defaultSelected }) => defaultSelected)
    return control.multiple
      ? options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : control.selectedIndex !== Math.max(first, 0)
  }
  if (isTicked(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLInputElement && ['hidden', 'submit', 'button', 'reset'].includes(control.type))
    return false
  return control.value !== control.defaultValue
}

const announce = (control: Control, ...types: ('input' | 'change')[]) => {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Resets the control to the server's state and then clicks it as the visitor did. */
function tickAgain(control: HTMLInputElement): void {
  // Of a group of radio buttons only the chosen one counts.
  if (control.type === 'radio' && !control.checked) return
  control.checked = control.defaultChecked
  announce(control, 'input')
  control.click()
}

/** React ignores an event if the value equals the one it last saw, so the old value is set first. */
function typeAgain(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = control
  control.value = control.defaultValue
  announce(control, 'input')
  const kind = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
  // Input types without a caret, such as numbers, return null here.
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
  announce(control, 'input', 'change')
}

function replay(control: Control): void {
  if (isTicked(control)) tickAgain(control)
  else if (control instanceof HTMLSelectElement || control.type === 'file')
    announce(control, 'input', 'change')
  else typeAgain(control)
}

/** The controls of a page, or of a part of it, that were changed before its scripts ran. */
export const findEarlyInput = (root: ParentNode): Control[] =>
  [...root.querySelectorAll<Control>('input, select, textarea')].filter(isChanged)

/**
 * Sends the events of each control again that was changed before the scripts ran. Call it when all listeners are
 * registered. Values, focus and caret stay.
 */
export const replayEarlyInput = (controls: readonly Control[]): void => controls.forEach(replay)
