/** Passkeys: the browser's part of registration, log-in and confirmation. */

import { ask } from "../net/api";
import type { Me, PasskeyOptions } from "../net/messages";

/** Registers a passkey; a guest thereby gets an account. */
export async function makePasskey(account: string, name: string, invitation: string): Promise<Me> {
  const { options } = await ask<PasskeyOptions>("/api/passkeys/ask", { name: account });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON,
  );
  const made = await navigator.credentials.create({ publicKey });
  return ask<Me>("/api/passkeys", { credential: written(made), name, account, invitation });
}

/** Logs in with a passkey. */
export function usePasskey(): Promise<Me> {
  return prove("/api/login/passkey");
}

/** Confirms with a passkey that the person is the owner of the account. */
export function confirmPasskey(): Promise<Me> {
  return prove("/api/confirm/passkey");
}

async function prove(path: string): Promise<Me> {
  const { options } = await ask<PasskeyOptions>(`${path}/ask`, {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON,
  );
  const used = await navigator.credentials.get({ publicKey });
  return ask<Me>(path, { credential: written(used) });
}

function written(credential: Credential | null): string {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException("no passkey", "NotAllowedError");
  return JSON.stringify(credential.toJSON());
}
