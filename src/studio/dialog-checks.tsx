'use client'

/**
 * @relies @payloadcms/ui@3 server-functions-context: dialogs of the rich text take `getFormState` from a context that can
 * be given anew; held by dialog-checks.mocked.test.ts; until docs/upstream/05-link-dialog-loses-a-save.md
 */
import { useMemo, type ReactNode } from 'react'

import { ServerFunctionsContext, useServerFunctions, type ServerFunctionsContextType } from '@payloadcms/ui'

type GetFormState = ServerFunctionsContextType['getFormState']

/** Only dialogs of the rich text, such as that of a link, send `initialBlockFormState`. */
const isOfDialog = ({ initialBlockFormState }: Parameters<GetFormState>[0]): boolean =>
  initialBlockFormState !== undefined

/**
 * Reads the state of a form as Payload does, but lets each check of a dialog of the rich text run to its end.
 *
 * @param getFormState Payload's own
 */
export const readToTheEnd =
  (getFormState: GetFormState): GetFormState =>
  (args) => {
    if (!isOfDialog(args)) return getFormState(args)
    const { signal: _, ...check } = args
    return getFormState(check)
  }

/**
 * Saves a corrected link at the first click. Payload's link dialog validates on the server after each pause in typing and
 * before it saves, and each request aborts the previous one. On a slow server a late typing request aborts that of the
 * save; the earlier refusal is then used again without a message. Here no request aborts another one. Remove this when
 * Payload no longer aborts the request of a save.
 */
export function DialogChecks({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const { getFormState: original } = functions
  // The same function as long as Payload's is: the dialog begins anew with another one.
  const getFormState = useMemo(() => readToTheEnd(original), [original])
  const value = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState])
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}
