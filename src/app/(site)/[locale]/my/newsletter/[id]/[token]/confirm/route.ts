import { confirmPost } from '@/features/subscriptions/pages/private-opt-in-routes'

export const POST = confirmPost('newsletter')
