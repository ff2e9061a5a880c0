import type { Payload } from 'payload'

import { isReviewing } from '@/features/review/model/review-settings'
import { readReviewSettings } from '@/features/review/server/review-rows'

import { ReviewButton } from './review-button'

/** The review in the bar of a document; nothing while no role needs an approval. */
export async function ReviewBar({ payload }: { payload: Payload }) {
  return isReviewing(await readReviewSettings(payload)) ? <ReviewButton /> : null
}
