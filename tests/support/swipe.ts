import type { CDPSession, Locator } from '@playwright/test'

export interface Point {
  x: number
  y: number
}

/** The first finger moves from a point sideways, or down with a second distance, in ten steps. */
export async function swipe(
  client: CDPSession,
  { x, y }: Point,
  distance: number,
  { down = 0, halfway }: { down?: number; halfway?: () => Promise<unknown> } = {},
): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints })
  const steps = 10
  await send('touchStart', [{ x, y }])
  for (let step = 1; step <= steps; step += 1) {
    await send('touchMove', [{ x: x + (distance * step) / steps, y: y + (down * step) / steps }])
    if (step === steps / 2) await halfway?.()
  }
  await send('touchEnd', [])
}

/** Where a finger begins: the right part of an element, 80 px below its upper edge, which is brought into the middle. */
export async function rightPart(element: Locator): Promise<Point> {
  await element.evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return { x: box.x + box.width - 40, y: box.y + Math.min(80, box.height / 2) }
}
