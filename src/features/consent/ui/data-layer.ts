declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Queues a command for the measuring scripts. The queue is in the page: without such a script nothing is sent.
 */
export function gtag(..._command: unknown[]): void {
  const layer = (window.dataLayer ??= [])
  // The scripts recognise commands by the type `arguments`; they ignore arrays.
  // oxlint-disable-next-line prefer-rest-params
  layer.push(arguments)
}
