import type { Page } from '@playwright/test'

/** A control at whose centre a visitor hits something else. */
export interface CoveredControl {
  control: string
  hit: string
}

/**
 * The controls of a page that something lies over once each is scrolled into view: a click at the centre must hit the control,
 * a part of it or its label.
 *
 * @param except selectors of controls that are covered on purpose
 * @param block where in the window a control is scrolled to: below a bar that stays in view, not to the nearest edge
 */
export const coveredControls = (
  page: Page,
  except: readonly string[] = [],
  block: 'nearest' | 'center' = 'nearest',
): Promise<{ looked: number; covered: CoveredControl[] }> =>
  page.evaluate(
    ([exceptions, edge]) => {
      const describe = (element: Element | null): string => {
        if (!element) return 'nothing'
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${name.trim().slice(0, 40)}`
      }
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert]') &&
        getComputedStyle(element).pointerEvents !== 'none'
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button:not([disabled]), input:not([type="hidden"], [disabled]), select, textarea, summary, [tabindex="0"]',
        ),
      ].filter(({ tabIndex }) => tabIndex >= 0)
      const isException = (element: Element) => exceptions.some((selector) => element.matches(selector))
      const shown = controls.filter(isShown)
      const covered = shown.flatMap((control) => {
        if (isException(control)) return []
        control.scrollIntoView({ block: edge, inline: 'center', behavior: 'instant' })
        const boxes = [...control.getClientRects()].filter(({ width, height }) => width > 3 && height > 3)
        const [box] = boxes
        // What only screen readers get is a pixel wide.
        if (!box) return []
        // Of what is larger than the screen the centre of the part in view.
        const middle = (from: number, to: number, most: number) =>
          (Math.max(from, 0) + Math.min(to, most)) / 2
        const hit = document.elementFromPoint(
          middle(box.left, box.right, innerWidth),
          middle(box.top, box.bottom, innerHeight),
        )
        const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : []
        const isHit = hit !== null && [control, ...labels].some((one) => one === hit || one.contains(hit))
        return isHit ? [] : [{ control: describe(control), hit: describe(hit) }]
      })
      return { looked: shown.length, covered }
    },
    [except, block] as const,
  )
