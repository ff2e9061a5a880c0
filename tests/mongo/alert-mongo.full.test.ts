import { alertContract } from '../contract/alert-contract'

import { makeOwnMongo } from './own-database'

alertContract('MongoDB', makeOwnMongo)
