import { confirmPost } from '@/app/(site)/_views/private-opt-in-routes'

export const POST = confirmPost('demand')
