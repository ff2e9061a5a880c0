declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Queues a command for the measuring scripts. It waits in the page: nothing leaves it while none is loaded. */
export function tag(..._command: unknown[]): void {
  const layer = (window.dataLayer ??= [])
  // The scripts tell commands from data by this old kind of list; an array would be ignored.
  // eslint-disable-next-line prefer-rest-params
  layer.push(arguments)
}
