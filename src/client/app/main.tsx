import '../ui/tokens.css'
import './shell/shell.css'
import '../features/welcome/welcome.css'
import '../features/menu/menu.css'
import { Router } from './router.tsx'
import { startApp } from './start-app.tsx'

await startApp(<Router />)
