import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** False on the server and until the page has become interactive: for what only works with JavaScript. */
export const useIsInteractive = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
