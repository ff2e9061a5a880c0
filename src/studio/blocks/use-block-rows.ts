'use client'

import { useCallback } from 'react'

import { useDocumentInfo, useLocale, useServerFunctions } from '@payloadcms/ui'

import { withNewIds } from '@/lib/values/row-ids'

import { rowState } from './row-state'

/** The list of blocks in a form. */
export const blocksPath = 'blocks'

export type StoredBlock = { blockType: string }

/**
 * Turns stored blocks into new rows of the form, under new ids. They hold the texts of the edited language and the location
 * of their originals; the save of the document copies the other languages from there (`copyAllLanguages`).
 */
export function useBlockRows() {
  const { collectionSlug = 'pages', id, docPermissions } = useDocumentInfo()
  const { code: locale } = useLocale()
  const { getFormState } = useServerFunctions()
  return useCallback(
    async (stored: StoredBlock[]) => {
      const blocks = withNewIds(stored)
      const { state } = await getFormState({
        collectionSlug,
        docPermissions,
        locale,
        schemaPath: collectionSlug,
        ...(id !== undefined && { id }),
        data: { [blocksPath]: blocks },
        docPreferences: { fields: {} },
        operation: 'update',
        renderAllFields: false,
        skipValidation: true,
      })
      if (!state) return null
      return blocks.map(({ blockType }, index) => ({
        blockType,
        subFieldState: rowState(state, `${blocksPath}.${index}`),
      }))
    },
    [collectionSlug, docPermissions, getFormState, id, locale],
  )
}
