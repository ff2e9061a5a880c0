import { confirmPost } from '../../../../../../_views/my-opt-in-routes'

export const POST = confirmPost('demand')
