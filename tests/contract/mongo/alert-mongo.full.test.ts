import { alertContract } from '../alert-contract'

import { makeOwnMongo } from './own-database'

alertContract('MongoDB', makeOwnMongo)
