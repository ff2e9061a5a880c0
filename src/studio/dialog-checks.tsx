'use client'

import { useMemo, type ReactNode } from 'react'

import { ServerFunctionsContext, useServerFunctions, type ServerFunctionsContextType } from '@payloadcms/ui'

type GetFormState = ServerFunctionsContextType['getFormState']

/** Only dialogs of the rich text, such as that of a link, say what their fields were at first. */
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
 * Makes a corrected link be saved by the first click. Payload's dialog of a link asks the server after each pause in
 * typing, and once more before it saves; each question ends the one before it. Where the server is slow, a question about
 * the typing follows that of the save and ends it: the former answer then counts, and a link whose address was refused is
 * refused again without a word. Here no question ends another one. Remove it when Payload lets the check of a save end.
 */
export function DialogChecks({ children }: { children: ReactNode }) {
  const functions = useServerFunctions()
  const { getFormState: original } = functions
  // The same function as long as Payload's is: the dialog begins anew with another one.
  const getFormState = useMemo(() => readToTheEnd(original), [original])
  const value = useMemo(() => ({ ...functions, getFormState }), [functions, getFormState])
  return <ServerFunctionsContext value={value}>{children}</ServerFunctionsContext>
}
