import { useEffect, useRef, type RefObject } from 'react'

/**
 * What was typed into a controlled field before React took over is in the element only.
 *
 * @param take called once with that text; not if the field is as the server rendered it
 * @returns the `ref` of the field
 */
export function useEarlyText(take: (text: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { value, defaultValue } = field.current ?? { value: '', defaultValue: '' }
    if (value !== defaultValue) take(value)
    // Only of the first rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return field
}
