'use client'

import { late } from '@/components/ui/late'

export const ShellTools = late(async () => (await import('./shell-tools-live')).ShellTools)
