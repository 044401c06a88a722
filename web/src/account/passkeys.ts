/** Passkeys: the browser's part of registration and log-in. */

import { ask } from "../net/api";
import type { Me, PasskeyOptions } from "../net/messages";

/** Registers a passkey; a guest thereby gets an account. */
export async function makePasskey(account: string, name: string, password: string): Promise<Me> {
  const { options } = await ask<PasskeyOptions>("/api/passkeys/ask", { name: account });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  return ask<Me>("/api/passkeys", { credential: written(made), name, account, password });
}

/** Logs in with a passkey. */
export async function usePasskey(): Promise<Me> {
  const { options } = await ask<PasskeyOptions>("/api/login/passkey/ask", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await navigator.credentials.get({ publicKey });
  return ask<Me>("/api/login/passkey", { credential: written(used) });
}

function written(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("no passkey", "NotAllowedError");
  return JSON.stringify(credential.toJSON());
}
