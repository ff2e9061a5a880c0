/** The function that the network's script expects: it queues calls until the script processes them. */
interface Pixel {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push?: Pixel
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

function makePixel(): Pixel {
  const queue: unknown[][] = []
  const call = (...args: unknown[]): void => {
    if (pixel.callMethod) pixel.callMethod(...args)
    else queue.push(args)
  }
  const pixel: Pixel = Object.assign(call, { queue, loaded: true, version: '2.0' })
  pixel.push = pixel
  return pixel
}

/** Queues the page view for the social pixel; the script sends it once it is loaded. */
export function sendToPixel(id: string): void {
  if (!window.fbq) {
    window.fbq = window._fbq = makePixel()
    window.fbq('init', id)
  }
  window.fbq('track', 'PageView')
}
