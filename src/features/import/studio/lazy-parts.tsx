'use client'

import { lazyPart } from '@/studio/lazy-part'

/** Forms of the imports, which no other page of the studio needs. */
export const CodeForm = lazyPart(async () => (await import('./code-form')).CodeForm)
export const FeedLocks = lazyPart(async () => (await import('./feed-locks')).FeedLocks)
export const QuestionList = lazyPart(async () => (await import('./question-list')).QuestionList)
export const UploadFeed = lazyPart(async () => (await import('./upload-feed')).UploadFeed)
