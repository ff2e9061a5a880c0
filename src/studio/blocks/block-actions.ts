'use client'

import { useEffect } from 'react'

/** What parts of the open form do with a block, for other parts that name a block: the bar of the preview. */
const actions = new Map<string, (block: string) => void>()

/** Offers an action while the part is shown. */
export function useBlockAction(name: string, act: (block: string) => void): void {
  useEffect(() => {
    actions.set(name, act)
    return () => {
      if (actions.get(name) === act) actions.delete(name)
    }
  }, [act, name])
}

/** Does nothing where no part offers the action. */
export const runBlockAction = (name: string, block: string): void => actions.get(name)?.(block)
