'use client'

import { useCallback, useState } from 'react'

import { toast, useAuth, useDocumentInfo, useForm, useFormFields, useLocale } from '@payloadcms/ui'

import type { OfferedPattern, PatternKind } from '@/features/patterns/model/pattern'
import { blocksPath, useBlockRows, type StoredBlock } from '@/studio/blocks/use-block-rows'
import { useFormSaves } from '@/studio/form-saves'
import { payloadElements, rowAnchor } from '@/studio/payload-elements'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'
import { useStudioText } from '@/studio/use-studio-text'
import { waitForElement } from '@/studio/wait-for-element'

/** Whether the editor may work with patterns in this form: a page that is not in the trash. */
export function useMayUsePatterns(): boolean {
  const { permissions } = useAuth()
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  const isOpen = collectionSlug === 'pages' && id !== undefined && !isTrashed
  return isOpen && Boolean(permissions?.collections?.patterns?.create)
}

export const useBlockCount = (): number =>
  useFormFields(([fields]) => fields?.[blocksPath]?.rows?.length ?? 0)

/** The patterns of one kind; null until they are read. */
export function useOffered(kind: PatternKind, isWanted = true) {
  const { data, hasFailed } = useStudioData<{ patterns: OfferedPattern[] }>(
    isWanted ? 'patterns/offered' : null,
  )
  return { patterns: data?.patterns.filter((each) => each.kind === kind) ?? null, hasFailed }
}

/**
 * Moves on to the first inserted block, once it is in the form and the dialog is closed.
 *
 * @param isThere whether the form has the block in that row: another one was there before
 */
async function showRow(index: number, isThere: () => boolean): Promise<void> {
  const toggle = await waitForElement(() => {
    if (!isThere() || document.querySelector('dialog:modal')) return null
    return document.querySelector<HTMLElement>(
      `#${rowAnchor(blocksPath, index)} ${payloadElements.sectionToggle}`,
    )
  })
  toggle?.scrollIntoView({ block: 'center' })
  toggle?.focus({ preventScroll: true })
}

/** Reads the blocks of a pattern as new rows of the form. */
function useReadRows() {
  const { code: locale } = useLocale()
  const { request } = useStudioRequest()
  const toRows = useBlockRows()
  return useCallback(
    async (pattern: string) => {
      const query = { locale, depth: '0', 'fallback-locale': 'null' }
      const answer = await request<{ blocks: StoredBlock[] }>(`patterns/${pattern}`, { query })
      return answer.isOk ? toRows(answer.data.blocks) : null
    },
    [locale, request, toRows],
  )
}

/** Inserts the blocks of a pattern into the form, which keeps them as a draft as it keeps what is typed. */
export function useInsertPattern() {
  const { addFieldRow, getDataByPath } = useForm()
  const t = useStudioText()
  const [isBusy, setBusy] = useState(false)
  const readRows = useReadRows()
  const findSaves = useFormSaves()

  /** Inserts the blocks from row `at` on. Returns the reason why they are not in the form; null when they are. */
  const insert = useCallback(
    async (pattern: string, at: number): Promise<string | null> => {
      setBusy(true)
      const rows = await readRows(pattern).catch(() => null)
      // The answer to a save that began before would leave a new block without its fields until the next change.
      await findSaves()?.alone(() => Promise.resolve())
      setBusy(false)
      if (!rows) return t('patterns.notInserted')
      rows.forEach((row, index) =>
        addFieldRow({ ...row, path: blocksPath, schemaPath: blocksPath, rowIndex: at + index }),
      )
      toast.success(t('patterns.inserted', { count: rows.length }))
      const firstId = rows[0]?.subFieldState.id?.value
      void showRow(at, () => getDataByPath<{ id?: string }[]>(blocksPath)?.[at]?.id === firstId)
      return null
    },
    [addFieldRow, getDataByPath, findSaves, readRows, t],
  )
  return { insert, isBusy }
}
