'use client'

import { useCallback } from 'react'

import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui'

/**
 * Shows other values in the form, which counts as saved afterwards. Payload's own `reset` empties the form when the server
 * does not answer; here it stays as it is.
 *
 * @returns a function that takes the values of a document and gives whether the form shows them
 */
export function useReplaceValues(): (data: Record<string, unknown>) => Promise<boolean> {
  const { collectionSlug, docPermissions, getDocPreferences, globalSlug, id } = useDocumentInfo()
  const { replaceState } = useForm()
  const { getFormState } = useServerFunctions()
  const { code: locale } = useLocale()
  return useCallback(
    async (data) => {
      const schemaPath = collectionSlug ?? globalSlug
      if (!docPermissions || !schemaPath) return false
      const answer = await getFormState({
        ...(id !== undefined && { id }),
        ...(collectionSlug && { collectionSlug }),
        ...(globalSlug && { globalSlug }),
        data,
        docPermissions,
        docPreferences: await getDocPreferences(),
        locale,
        operation: collectionSlug && id === undefined ? 'create' : 'update',
        renderAllFields: true,
        schemaPath,
        skipValidation: true,
      })
      if (!('state' in answer) || !answer.state) return false
      replaceState(answer.state)
      return true
    },
    [collectionSlug, docPermissions, getDocPreferences, getFormState, globalSlug, id, locale, replaceState],
  )
}
