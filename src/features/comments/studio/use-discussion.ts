'use client'

import { useCallback, useEffect, useState } from 'react'

import type { Colleague } from '@/features/comments/model/mentions'
import type { Discussion } from '@/features/comments/model/thread'
import { useStudioData, useStudioRequest } from '@/studio/use-studio-request'

export type ChangeAction = 'edit' | 'delete' | 'resolve' | 'reopen'

/** What an editor does; the answer is the discussion as it is then. */
export type CommentChange =
  | { text: string; thread: string }
  | { text: string; place: string | null; language: string | null }
  | { id: string; action: ChangeAction; text?: string }

/**
 * The comments of a document.
 *
 * @param document its path in the API
 * @param isShown whether they are shown, so that they count as read and colleagues can be mentioned
 */
export function useDiscussion(document: string, isShown: boolean) {
  const query = { document }
  const { data, reload } = useStudioData<Discussion>('document-comments', { query })
  const colleagues = useStudioData<{ colleagues: Colleague[] }>(
    isShown ? 'document-comments/colleagues' : null,
    { query },
  )
  const { request, isBusy } = useStudioRequest()
  const [changed, setChanged] = useState<{ after: Discussion | null; discussion: Discussion } | null>(null)
  const discussion = changed && changed.after === data ? changed.discussion : data

  useEffect(() => {
    // Colleagues write in the meantime.
    window.addEventListener('focus', reload)
    return () => window.removeEventListener('focus', reload)
  }, [reload])

  const newest = data?.threads.flatMap(({ comments }) => comments).length ?? 0
  useEffect(() => {
    if (isShown && newest > 0) void request('document-comments/read', { body: { document } })
  }, [document, isShown, newest, request])

  /** Answers why it failed; null when it is done. */
  const change = useCallback(
    async (what: CommentChange): Promise<{ message: string | null } | null> => {
      const path = 'action' in what ? 'document-comments/change' : 'document-comments'
      const answer = await request<Discussion>(path, { body: { document, ...what } })
      if (!answer.isOk) return { message: answer.message }
      setChanged({ after: data, discussion: answer.data })
      // An answer that was on its way may be older.
      reload()
      return null
    },
    [data, document, reload, request],
  )
  return { discussion, colleagues: colleagues.data?.colleagues ?? [], change, isBusy }
}
