'use client'

import { late } from '@/components/ui/late'

export const FormBehaviour = late(async () => (await import('./form-behaviour-live')).FormBehaviour)
